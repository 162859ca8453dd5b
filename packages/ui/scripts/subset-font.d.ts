declare module 'subset-font' {
  /** Returns a subset of a font with the characters of a text. The package has no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, { min: number; max: number; default: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
