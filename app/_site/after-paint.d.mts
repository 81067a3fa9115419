export declare function afterPaint(html: string): string
