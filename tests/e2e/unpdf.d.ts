/* What the tests use of the package: its own types are those of all of PDF.js. */
declare module 'unpdf' {
  interface TextItem {
    readonly str: string
    readonly width: number
    /** The last two: where it begins. The first two: its size and its slant. */
    readonly transform: readonly number[]
  }

  interface PdfPage {
    readonly view: readonly number[]
    getTextContent(): Promise<{ readonly items: readonly (TextItem | { readonly type: string })[] }>
  }

  export function getDocumentProxy(
    data: Uint8Array,
  ): Promise<{ readonly numPages: number; getPage(number: number): Promise<PdfPage> }>
}
