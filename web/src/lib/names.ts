/** Made from the server's schema by scripts/types.mjs. */
export const names = {
  AmsterdamGood: ["beer","tulip","cheese","furniture","jenever","tiles","lace","coffee","crystal"],
  AmsterdamDistrict: ["plantage","haarlemmerbuurt","jordaan","burgwallen","nieuwmarkt","grachtengordel"],
  AmsterdamDocker: ["light_blue","maroon","white","gold","light_pink","light_green"],
  AmsterdamColour: ["brown","grey","purple","orange","pink","black"],
  HamburgDie: ["purple","orange","grey","pink","brown","black"],
  HamburgColour: ["purple","orange","grey","pink","brown"],
  HamburgToken: ["hall","buildings","wall","points","zoo"],
  TicketsCard: ["pink","blue","green","black","red","orange","joker"],
} as const
