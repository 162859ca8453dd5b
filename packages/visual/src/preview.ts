/** A context of Storybook, as far as it is used here. */
interface Context {
  globals: { a11y?: { rules?: string[] | undefined } };
  parameters: { a11y?: object };
}

/**
 * For `runStep` of the preview: runs a step of a play function, after which the visual tests take a screenshot of a
 * story with a filmstrip.
 */
export async function runStep<StepContext>(
  label: string,
  play: (context: StepContext) => unknown,
  context: StepContext,
): Promise<void> {
  await play(context);
  await window.takeFrame?.(label);
}

/**
 * For `beforeEach` of the preview: limits axe to the rules that the visual tests check in the current mode, and to
 * violations, as they read nothing else. Changes nothing outside the visual tests.
 */
export function applyAxeRules({ globals, parameters }: Context): () => void {
  const { a11y } = parameters;
  const runOnly = globals.a11y?.rules;
  if (runOnly) parameters.a11y = { ...a11y, options: { runOnly, resultTypes: ['violations'] } };
  return () => {
    parameters.a11y = a11y;
  };
}
