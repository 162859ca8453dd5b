/**
 * For `runStep` of the preview: runs a step of a play function, after which the visual tests take a screenshot of a
 * story with a filmstrip.
 *
 * @param {string} label
 * @param {(context: any) => any} play
 * @param {object} context
 */
export async function runStep(label, play, context) {
  await play(context);
  await window.takeFrame?.(label);
}

/**
 * For `beforeEach` of the preview: limits axe to the rules that the visual tests check in the current mode, and to
 * violations, as they read nothing else. Changes nothing outside the visual tests.
 *
 * @param {{ globals: Record<string, any>, parameters: Record<string, any> }} context
 * @returns {() => void} restores the story's own rules
 */
export function applyAxeRules({ globals, parameters }) {
  const { a11y } = parameters;
  const runOnly = globals.a11y?.rules;
  if (runOnly) parameters.a11y = { ...a11y, options: { runOnly, resultTypes: ['violations'] } };
  return () => {
    parameters.a11y = a11y;
  };
}
