/** What a run of the tests printed, and whether it passed. */
export interface Run {
  isGreen: boolean;
  output: string;
}

/** What the proofs work with. */
export interface Tools {
  /** The folder of a project with the stories in `storybook/`. */
  project: string;
  /** Runs the tests in the project. */
  run: (...args: string[]) => Run;
  /** Reports a result; the output explains one that is not right. */
  check: (isRight: boolean, what: string, output: string) => void;
}
