export declare function compileText(source: string): Promise<string>
