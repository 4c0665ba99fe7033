/** Made from the server's schema by scripts/types.mjs. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Action */
        Action: {
            number: number;
            notation: string;
            key: string;
            concerns: string[];
            cost: {
                [key: string]: number;
            };
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
        /** GameInfo */
        GameInfo: {
            id: string;
            title: string;
            seats: number[];
            rules: string;
            edition: string;
            options: components["schemas"]["OptionInfo"][];
            bots: string[];
            languages: string[];
        };
        /** Happened */
        Happened: {
            number: number;
            /** @enum {string} */
            kind: "move" | "undo" | "say" | "sit" | "bot" | "back" | "flag" | "remind" | "rematch";
            seat: number | null;
            text: string;
            at: number;
            events: components["schemas"]["Told"][];
        };
        /** Health */
        Health: {
            status: string;
            version: string;
            database: string;
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
            action: number;
            notation: string;
            reason: components["schemas"]["Told"] | null;
        };
        /** Keys */
        Keys: {
            keys: string[];
        };
        /** LogText */
        LogText: {
            number: number;
            text: string[];
        };
        /** Move */
        Move: {
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            action?: number | null;
            notation?: string | null;
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
            /** @description How many moves and take-backs there were at the table. */
            moves: number;
            action?: number | null;
            notation?: string | null;
            /**
             * @description Your own name for this request. Sent twice, it is done once.
             * @default
             */
            id: string;
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
        };
        /** Note */
        Note: {
            text: string;
        };
        /** Opened */
        Opened: {
            info: components["schemas"]["TableInfo"];
            keys: {
                [key: string]: string;
            };
            host: string;
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
        /** Pong */
        Pong: {
            id: string;
            number: number;
            moves: number;
            /** @constant */
            type: "pong";
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
            /** @default  */
            id: string;
            update?: components["schemas"]["Update"] | null;
            /** @constant */
            type: "problem";
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
            view: {
                [key: string]: unknown;
            };
        };
        /** Result */
        Result: {
            scores: number[];
            ranking: number[];
            seed: string;
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
            kind: "person" | "bot" | "empty" | "tom";
            bot: string;
        };
        /** Seated */
        Seated: {
            table: string;
            seat: number;
            key: string;
        };
        /** Sit */
        Sit: {
            /** @default  */
            name: string;
            seat?: number | null;
            /** @default  */
            invitation: string;
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
        };
        /** Told */
        Told: {
            key: string;
            args: {
                [key: string]: string | number;
            };
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
            view: {
                [key: string]: unknown;
            };
            actions: components["schemas"]["Action"][];
            /** @description For who said `brief`, instead of `actions`: notations word by word, with the number of the action at the end, like `{"draw": 7, "take": {"pink": 0, "joker": 6}}`. Where a notation ends on which others go on, the key of its number is empty. */
            choices?: {
                [key: string]: unknown;
            };
            undo: number;
            seats: components["schemas"]["SeatInfo"][];
            clock: components["schemas"]["ClockInfo"];
            log: components["schemas"]["Happened"][];
            result?: components["schemas"]["Result"] | null;
            /** @default  */
            rematch: string;
            /** @constant */
            type: "update";
        };
        /** Welcome */
        Welcome: {
            info: components["schemas"]["TableInfo"];
            you: number | null;
            role: string;
            /** @constant */
            type: "welcome";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
