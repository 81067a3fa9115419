export declare function afterPaint(html: string, keepFile: (script: string) => string): string
