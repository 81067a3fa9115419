export declare function finishPages(folder: string, files: string): number
