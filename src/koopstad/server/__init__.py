"""Tables on a server, played by HTTP and WebSocket. No rule lives here, and only views leave."""
