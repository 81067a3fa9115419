export declare const HEADERS: Readonly<Record<string, string>>
export declare const STRICT_TRANSPORT: Readonly<Record<string, string>>
export declare const NO_FRAMES: string
export declare const WORKER_POLICY: string
export declare const REVALIDATED: Readonly<Record<string, string>>
export declare const OPEN_DATA: Readonly<Record<string, string>>
export declare const KEPT: Readonly<Record<string, string>>
export declare function inlineScripts(html: string): string[]
export declare function hashOf(text: string): string
export declare function policyOf(html: string): string
export declare function finished(html: string, keepFile: (script: string) => string): string
