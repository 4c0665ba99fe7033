/** Made from the server's schema by scripts/types.mjs. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            start: number;
            luck: number;
            own: number;
            others: number;
            rest: number;
            final: number;
            given: number;
            decisions: number;
            accuracy: number;
        };
        /** Action */
        Action: {
            number: number;
            notation: string;
            key: string;
            args: {
                [key: string]: string | number;
            };
            group: string;
            touches: string[];
            preview?: components["schemas"]["Foretold"] | null;
        };
        /** Again */
        Again: {
            table: string;
            seat: number | null;
            key: string;
            /** @default  */
            host: string;
            /** @default  */
            watch: string;
            invitations?: {
                [key: string]: string;
            };
        };
        /** AskHint */
        AskHint: {
            action?: number | null;
            notation?: string | null;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "hint";
        };
        /** AskPreview */
        AskPreview: {
            actions?: number[];
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "preview";
        };
        /** AskWhy */
        AskWhy: {
            action?: number | null;
            notation?: string | null;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "why";
        };
        /** Because */
        Because: {
            key: string;
            args: {
                [key: string]: string | number;
            };
        };
        /** BotInfo */
        BotInfo: {
            name: string;
            points: number | null;
            within: number;
            seconds: number[];
        };
        /** BotName */
        BotName: {
            /** @default  */
            bot: string;
        };
        /** ChatWish */
        ChatWish: {
            text: string;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
        };
        /**
         * Clock
         * @default {
         *       "kind": "none",
         *       "seconds": 0,
         *       "increment": 0,
         *       "bot": ""
         *     }
         */
        Clock: {
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "reminder" | "bank";
            /** @default 0 */
            seconds: number;
            /** @default 0 */
            increment: number;
            /** @default  */
            bot: string;
        };
        /** ClockInfo */
        ClockInfo: {
            /** @enum {string} */
            kind: "none" | "reminder" | "bank";
            seconds: number;
            increment: number;
            banks: number[];
            running: number | null;
            since: number;
        };
        /** Done */
        Done: {
            id: string;
            entry: number;
            number: number;
            moves: number;
            /** @default false */
            repeated: boolean;
            /** @constant */
            type: "done";
        };
        /** Foretold */
        Foretold: {
            changes: {
                [key: string]: number;
            };
            due: {
                [key: string]: number;
            };
            open: string[];
        };
        /** GameInfo */
        GameInfo: {
            id: string;
            title: string;
            seats: number[];
            rules: string;
            edition: string;
            web: string;
            options: components["schemas"]["OptionInfo"][];
            bots: components["schemas"]["BotInfo"][];
            languages: string[];
        };
        /** Go */
        Go: {
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "go";
        };
        /** GoWish */
        GoWish: {
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
        };
        /** Happened */
        Happened: {
            number: number;
            /** @enum {string} */
            kind: "move" | "undo" | "say" | "sit" | "nonce" | "deal" | "bot" | "back" | "leave" | "free" | "vote" | "begin" | "flag" | "remind" | "rematch" | "close" | "pace" | "go" | "rules" | "agree";
            seat: number | null;
            text: string;
            at: number;
            events: components["schemas"]["Told"][];
            /** @default  */
            id: string;
        };
        /** HealthInfo */
        HealthInfo: {
            status: string;
            version: string;
            database: string;
            parts: {
                [key: string]: string;
            };
        };
        /** Hello */
        Hello: {
            /** @default  */
            key: string;
            /** @default -1 */
            since: number;
            /** @default false */
            brief: boolean;
            /** @constant */
            type: "hello";
        };
        /** HintInfo */
        HintInfo: {
            /** @default  */
            id: string;
            choice: components["schemas"]["Action"];
            reason: components["schemas"]["Told"] | null;
            yours?: components["schemas"]["Told"] | null;
            plan: components["schemas"]["Told"][];
            /** @constant */
            type: "hint";
        };
        /** Invitation */
        Invitation: {
            seat: number;
            invitation: string;
        };
        /** KeyChanged */
        KeyChanged: {
            table: string;
            role: string;
            seat: number | null;
        };
        /** Keys */
        Keys: {
            keys: string[];
        };
        /** LeaveTable */
        LeaveTable: {
            /** @description A secret of at least 128 bits that a client draws for itself and keeps. */
            profile: string;
            table: string;
        };
        /** ListedPlayer */
        ListedPlayer: {
            /** @enum {string} */
            kind: "person" | "bot";
            name: string;
            rating: components["schemas"]["RatingInfo"];
        };
        /** LogText */
        LogText: {
            number: number;
            text: string[];
        };
        /** Messages */
        Messages: {
            you_send: (components["schemas"]["Hello"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Go"] | components["schemas"]["Pace"] | components["schemas"]["Say"] | components["schemas"]["AskWhy"] | components["schemas"]["AskHint"] | components["schemas"]["AskPreview"] | components["schemas"]["Ping"])[];
            you_get: (components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Presence"] | components["schemas"]["Queue"] | components["schemas"]["Done"] | components["schemas"]["Why"] | components["schemas"]["HintInfo"] | components["schemas"]["Previews"] | components["schemas"]["Pong"] | components["schemas"]["Problem"])[];
        };
        /** Move */
        Move: {
            action?: number | null;
            notation?: string | null;
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "move";
        };
        /** MoveWish */
        MoveWish: {
            action?: number | null;
            notation?: string | null;
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
        };
        /** NewKey */
        NewKey: {
            /** @description A secret of your own making, drawn at random: 22 to 64 letters, digits, `_` and `-`. */
            key: string;
        };
        /** NewSeat */
        NewSeat: {
            /**
             * @default empty
             * @enum {string}
             */
            kind: "person" | "bot" | "empty";
            /** @default  */
            name: string;
            /** @default  */
            bot: string;
            /**
             * @description SHA-256 of `koopstad nonce <nonce>`: you will add that nonce to the deal.
             * @default
             */
            pledge: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats: components["schemas"]["NewSeat"][];
            options?: {
                [key: string]: string | number | boolean | string[];
            };
            /** @default false */
            public: boolean;
            clock?: components["schemas"]["Clock"];
            /** @description Printed values of your box in place of the game's own, by table, row and field, as an edition file has them: `{"card_costs": {"017": {"pink": 2}}}`. */
            edition?: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: number | string | boolean;
                    };
                };
            };
        };
        /** NewerRules */
        NewerRules: {
            rules: string;
            changes: string[];
            undecided: number[];
            /** @default 0 */
            lost: number;
        };
        /** Nonce */
        Nonce: {
            nonce: string;
        };
        /** Note */
        Note: {
            text: string;
        };
        /** OpenProfile */
        OpenProfile: {
            /** @description A secret of at least 128 bits that a client draws for itself and keeps. */
            profile: string;
            known?: string[];
        };
        /** Opened */
        Opened: {
            info: components["schemas"]["TableInfo"];
            keys: {
                [key: string]: string;
            };
            host: string;
            invitations: {
                [key: string]: string;
            };
            invitation: string;
            watch: string;
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            default: string | number | boolean | string[];
            choices: (string | number | boolean)[];
            says: string;
            many: boolean;
        };
        /** OwnKey */
        OwnKey: {
            /** @description A secret of at least 128 bits that a client draws for itself and keeps. */
            profile: string;
        };
        /** OwnRatings */
        OwnRatings: {
            wanted: boolean;
            /** @default  */
            name: string;
            ratings?: {
                [key: string]: components["schemas"]["RatingInfo"];
            };
        };
        /** Pace */
        Pace: {
            wait: boolean;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "pace";
        };
        /** PaceWish */
        PaceWish: {
            wait: boolean;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
        };
        /** PieceInfo */
        PieceInfo: {
            text: string;
            args: {
                [key: string]: string | number;
            };
            icons: (string | number)[][];
        };
        /** Ping */
        Ping: {
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "ping";
        };
        /** Place */
        Place: {
            table: string;
            game: string;
            role: string;
            seat: number | null;
            key: string;
        };
        /** PlayAgain */
        PlayAgain: {
            /**
             * @description SHA-256 of `koopstad nonce <nonce>`: you will add that nonce to the deal.
             * @default
             */
            pledge: string;
        };
        /** PlayOn */
        PlayOn: {
            line: number;
            /** @default  */
            bot: string;
        };
        /** Pong */
        Pong: {
            id: string;
            number: number;
            moves: number;
            /** @constant */
            type: "pong";
        };
        /** Presence */
        Presence: {
            away: (number | null)[];
            /** @constant */
            type: "presence";
        };
        /** Previews */
        Previews: {
            id: string;
            moves: number;
            choices: components["schemas"]["Action"][];
            /** @constant */
            type: "previews";
        };
        /** Problem */
        Problem: {
            status: number;
            code: string;
            message: string;
            /** @default  */
            rule: string;
            /** @default  */
            key: string;
            args?: {
                [key: string]: string | number;
            };
            fields?: {
                [key: string]: string;
            };
            /** @default  */
            id: string;
            /** @default  */
            request: string;
            update?: components["schemas"]["Update"] | null;
            /** @constant */
            type: "problem";
        };
        /** ProfileKeys */
        ProfileKeys: {
            /** @description A secret of at least 128 bits that a client draws for itself and keeps. */
            profile: string;
            keys: string[];
        };
        /** PushKey */
        PushKey: {
            key: string;
        };
        /** Queue */
        Queue: {
            seat: number | null;
            /** @constant */
            type: "queue";
        };
        /** RatingInfo */
        RatingInfo: {
            points: number;
            within: number;
            games: number;
            provisional: boolean;
        };
        /** Reach */
        Reach: {
            address: string;
            given: boolean;
        };
        /** Replay */
        Replay: {
            lines: number;
            steps: components["schemas"]["ReplayStep"][];
        };
        /** ReplayStep */
        ReplayStep: {
            line: number;
            seat: number | null;
            notation: string;
            events: components["schemas"]["Told"][];
            view: components["schemas"]["View"];
        };
        /** Result */
        Result: {
            scores: number[];
            ranking: number[];
            seed: string;
            sheets: {
                [key: string]: number;
            }[];
        };
        /** Review */
        Review: {
            form: number;
            game: string;
            digest: string;
            points: number[];
            chances: number[];
            steps: components["schemas"]["Step"][];
            accounts: components["schemas"]["Account"][];
            turning: components["schemas"]["Turn"][];
        };
        /** ReviewInfo */
        ReviewInfo: {
            lines: number;
            looked: number;
            review?: components["schemas"]["Review"] | null;
        };
        /** Say */
        Say: {
            text: string;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "say";
        };
        /** SeatInfo */
        SeatInfo: {
            name: string;
            /** @enum {string} */
            kind: "person" | "bot" | "empty";
            bot: string;
            /** @default  */
            pledge: string;
            /** @default  */
            nonce: string;
            away?: number | null;
            votes?: number[];
        };
        /** SeatRating */
        SeatRating: {
            seat: number;
            rating: components["schemas"]["RatingInfo"];
            change?: number | null;
        };
        /** Seated */
        Seated: {
            table: string;
            seat: number;
            key: string;
        };
        /** Sentence */
        Sentence: {
            notation: string;
            key: string;
            args: {
                [key: string]: string | number;
            };
        };
        /** Sit */
        Sit: {
            /** @default  */
            name: string;
            seat?: number | null;
            /** @default  */
            invitation: string;
            /**
             * @description A secret of your own making, drawn at random: 22 to 64 letters, digits, `_` and `-`.
             * @default
             */
            key: string;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /**
             * @description SHA-256 of `koopstad nonce <nonce>`: you will add that nonce to the deal.
             * @default
             */
            pledge: string;
        };
        /** Step */
        Step: {
            line: number;
            seat: number;
            points: number[];
            chances: number[];
            luck: number[];
            deed: number[];
            rest: number[];
            /** @default false */
            choice: boolean;
            /** @default 0 */
            given: number;
            /** @default 0 */
            cost: number;
            /** @default  */
            mark: string;
            played?: components["schemas"]["Sentence"] | null;
            better?: components["schemas"]["Sentence"] | null;
            why?: components["schemas"]["Because"] | null;
            plan?: components["schemas"]["Sentence"][];
        };
        /** Subscription */
        Subscription: {
            endpoint: string;
            p256dh: string;
            auth: string;
            /** @default en */
            language: string;
        };
        /** TableInfo */
        TableInfo: {
            id: string;
            game: string;
            title: string;
            rules: string;
            edition: string;
            options: {
                [key: string]: unknown;
            };
            public: boolean;
            made: number;
            commitment: string;
            clock: components["schemas"]["Clock"];
            seats: components["schemas"]["SeatInfo"][];
            /** @default false */
            over: boolean;
        };
        /** TableLine */
        TableLine: {
            id: string;
            game: string;
            players: string[];
            empty: number;
            moves: number;
            to_move: number | null;
            /** @enum {string} */
            waiting: "person" | "bot" | "empty" | "over";
            at: number;
            seat?: number | null;
            /** @default  */
            role: string;
            scores?: number[];
            ranking?: number[];
        };
        /** TableRatings */
        TableRatings: {
            /** @enum {string} */
            not_counted: "" | "alone" | "known-deal" | "changed-hands" | "own-values";
            seats: components["schemas"]["SeatRating"][];
        };
        /** Told */
        Told: {
            key: string;
            args: {
                [key: string]: string | number;
            };
        };
        /** Turn */
        Turn: {
            line: number;
            seat: number;
            before: number;
            after: number;
            /** @enum {string} */
            by: "luck" | "better" | "worse" | "other";
        };
        /** Undo */
        Undo: {
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
            /** @constant */
            type: "undo";
        };
        /** UndoWish */
        UndoWish: {
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
        };
        /** Update */
        Update: {
            table: string;
            number: number;
            moves: number;
            line: number;
            you: number | null;
            to_move: number | null;
            /** @enum {string} */
            waiting: "person" | "bot" | "empty" | "over";
            begun: boolean;
            view: components["schemas"]["View"];
            actions: components["schemas"]["Action"][];
            /** @description For who said `brief`, instead of `actions`: notations word by word, with the number of the action at the end, like `{"draw": 7, "take": {"pink": 0, "joker": 6}}`. Where a notation ends on which others go on, the key of its number is empty. */
            choices?: {
                [key: string]: unknown;
            };
            /** @description For who said `brief`: what the actions touch on the table, with their numbers, like `{"card:pink": [0], "route:dam-oude_kerk/pink": [12, 13]}`. */
            touches?: {
                [key: string]: number[];
            };
            undo: number;
            held?: number | null;
            /** @default false */
            patient: boolean;
            seats: components["schemas"]["SeatInfo"][];
            clock: components["schemas"]["ClockInfo"];
            log: components["schemas"]["Happened"][];
            result?: components["schemas"]["Result"] | null;
            /** @default  */
            rematch: string;
            /** @default true */
            dealt: boolean;
            /** @default false */
            closed: boolean;
            newer?: components["schemas"]["NewerRules"] | null;
            /** @default  */
            digest: string;
            /** @constant */
            type: "update";
        };
        /** WantRating */
        WantRating: {
            /** @description A secret of at least 128 bits that a client draws for itself and keeps. */
            profile: string;
            name: string;
        };
        /** WatchKey */
        WatchKey: {
            watch: string;
        };
        /** Welcome */
        Welcome: {
            info: components["schemas"]["TableInfo"];
            you: number | null;
            role: string;
            now: number;
            /** @constant */
            type: "welcome";
        };
        /** Why */
        Why: {
            /** @default  */
            id: string;
            allowed: boolean;
            /** @default  */
            code: string;
            /** @default  */
            message: string;
            /** @default  */
            rule: string;
            /** @default  */
            key: string;
            args?: {
                [key: string]: string | number;
            };
            /** @constant */
            type: "why";
        };
        /**
         * AmsterdamGood
         * @enum {string}
         */
        AmsterdamGood: "beer" | "tulip" | "cheese" | "furniture" | "jenever" | "tiles" | "lace" | "coffee" | "crystal";
        /**
         * AmsterdamDistrict
         * @enum {string}
         */
        AmsterdamDistrict: "plantage" | "haarlemmerbuurt" | "jordaan" | "burgwallen" | "nieuwmarkt" | "grachtengordel";
        /**
         * AmsterdamDocker
         * @enum {string}
         */
        AmsterdamDocker: "light_blue" | "maroon" | "white" | "gold" | "light_pink" | "light_green";
        /** AmsterdamView */
        AmsterdamView: {
            amstel: [
                number,
                number
            ][];
            asked: components["schemas"]["AmsterdamAsked"];
            bailiff: string | null;
            black_market: components["schemas"]["AmsterdamGood"][];
            decks: number[];
            depots: (components["schemas"]["AmsterdamGood"] | null)[];
            dice: number[];
            discard: number[];
            display: number[];
            districts: components["schemas"]["AmsterdamDistrict"][];
            docker_house: components["schemas"]["AmsterdamDocker"][];
            foreman: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "amsterdam";
            goods: number[];
            owners: (number | null)[];
            piers: components["schemas"]["AmsterdamDocker"][][];
            players: components["schemas"]["AmsterdamPlayer"][];
            round: number;
            step: string;
            tile: string;
            to_move: number | null;
            tom: components["schemas"]["AmsterdamTom"] | null;
            trader: components["schemas"]["AmsterdamGood"] | null;
            turn: components["schemas"]["AmsterdamTurn"];
            variants: {
                [key: string]: string;
            };
            waiting: [
                string,
                number
            ][];
            warehouses: number[];
            you: number | null;
        };
        /**
         * AmsterdamAsked
         * @description What the decision is about: each step has some of these. Things stand by their numbers.
         */
        AmsterdamAsked: {
            card?: number;
            cards?: number[];
            dice?: number[];
            due?: number;
            good?: number;
            left?: number;
            maps?: number[];
            noted?: number[];
            place?: number;
            price?: number[];
            source?: number;
            spared?: number;
            spoken?: number[];
            subject?: number;
        };
        /**
         * AmsterdamColour
         * @enum {string}
         */
        AmsterdamColour: "brown" | "grey" | "purple" | "orange" | "pink" | "black";
        /** AmsterdamPlayer */
        AmsterdamPlayer: {
            active: number[];
            barge: string;
            cargo: components["schemas"]["AmsterdamGood"][];
            dockers: components["schemas"]["AmsterdamDocker"][];
            gulden: number;
            inactive: number[];
            penalties: number;
            points: number;
            store: components["schemas"]["AmsterdamGood"][];
            storeroom: components["schemas"]["AmsterdamColour"] | null;
            supply: number[];
            tasks: (number | null)[];
            used: number[];
            wheel: number[][];
        };
        /** AmsterdamTom */
        AmsterdamTom: {
            blocks: number;
            gulden: number;
            points: number;
        };
        /**
         * AmsterdamTurn
         * @description What has been done in the turn that is being played.
         */
        AmsterdamTurn: {
            advanced: boolean;
            blocks: number;
            boarded: boolean;
            maps: components["schemas"]["AmsterdamDistrict"][];
            markets: number;
            moved: number;
            rowed: number;
            steps: number;
        };
        /**
         * HamburgDie
         * @enum {string}
         */
        HamburgDie: "purple" | "orange" | "grey" | "pink" | "brown" | "black";
        /**
         * HamburgColour
         * @enum {string}
         */
        HamburgColour: "purple" | "orange" | "grey" | "pink" | "brown";
        /** HamburgView */
        HamburgView: {
            asked: components["schemas"]["HamburgAsked"];
            asker: string | null;
            black_open: string[];
            black_pile: number;
            black_tile: string | null;
            church: {
                [key: string]: number;
            };
            clergy_tiles: string[];
            cycle: number;
            dice: number[];
            discard: number[];
            discard_rest: number[];
            first: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hamburg";
            helpers: {
                [key: string]: number;
            };
            hummels: number[];
            jettes: number[];
            phase: number;
            piles: number[];
            players: components["schemas"]["HamburgPlayer"][];
            round: number;
            rounds: number;
            searched: {
                [key: string]: number[];
            };
            ships: components["schemas"]["HamburgDie"][];
            step: string;
            stock_field: number;
            stock_pile: number;
            stock_tile: number | null;
            to_move: number | null;
            variants: {
                [key: string]: string;
            };
            window: components["schemas"]["HamburgDie"] | null;
            you: number | null;
        };
        /**
         * HamburgAsked
         * @description What the decision is about: each step has some of these. Colours and cards stand by their numbers.
         */
        HamburgAsked: {
            acted?: number;
            advanced?: number;
            card?: number;
            chosen?: number[];
            colour?: number;
            colours?: number[];
            moment?: number;
            named?: number;
            noted?: number[];
            phase?: number;
            place?: number;
            segment?: number;
            source?: number;
            subject?: number;
            worker?: number;
        };
        /**
         * HamburgToken
         * @enum {string}
         */
        HamburgToken: "hall" | "buildings" | "wall" | "points" | "zoo";
        /** HamburgPlayer */
        HamburgPlayer: {
            activated: number[];
            backs: components["schemas"]["HamburgColour"][];
            doubled: boolean;
            hall: number;
            hand: (number | null)[];
            known: number[];
            levels: number[];
            mayor: number;
            money: number;
            park: number[];
            points: number;
            sites: components["schemas"]["HamburgSite"][];
            statued: number;
            statues: number[];
            tokens: components["schemas"]["HamburgToken"][];
            under: number[];
            wall: [
                number,
                number
            ];
            workers: number[];
            zoo: number[];
        };
        /** HamburgSite */
        HamburgSite: {
            buildings: number[];
            card: number | null;
            colour: components["schemas"]["HamburgColour"];
        };
        /**
         * TicketsCard
         * @enum {string}
         */
        TicketsCard: "pink" | "blue" | "green" | "black" | "red" | "orange" | "joker";
        /** TicketsView */
        TicketsView: {
            bonus_pile: number;
            contract_pile: number;
            contracts_under: (number | null)[];
            discard: {
                [key: string]: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "tickets";
            last_turns: number | null;
            open: (components["schemas"]["TicketsCard"] | null)[];
            pile: number;
            players: components["schemas"]["TicketsPlayer"][];
            routes: (number | null)[];
            step: string;
            to_move: number | null;
            you: number | null;
        };
        /** TicketsPlayer */
        TicketsPlayer: {
            bonus: number;
            cards: number;
            carts: number;
            contracts: (number | null)[];
            hand: {
                [key: string]: number;
            };
            offer: (number | null)[];
            points: number;
        };
        /**
         * View
         * @description What you may know of the position: `game` tells of which game.
         */
        View: components["schemas"]["AmsterdamView"] | components["schemas"]["HamburgView"] | components["schemas"]["TicketsView"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
