/** Globals that the bench adds to the pages it measures. */
interface Window {
  takeTime: (
    event: string,
    condition: { selector: string; text?: string; every?: string },
  ) => Promise<number>;
  takeLetterTime: () => Promise<number>;
  timeTaken: Promise<number> | undefined;
  letterTaken: Promise<number> | undefined;
  rowsTaken: Promise<number> | undefined;
  largestPaint: number;
  show: (...options: unknown[]) => void;
  formats: Record<string, () => unknown>;
}
