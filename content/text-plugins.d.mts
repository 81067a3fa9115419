export declare const TEXT_PLUGINS: readonly string[]
