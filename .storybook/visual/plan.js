/** @typedef {{ id: string, title: string, name: string, file: string, chromatic: object }} Story */
/** @typedef {Story & { mode: string, theme: string, width: number, height: number }} Task */

/** What the local run does with a story's Chromatic parameters; any other is a fault: the two would draw different things. */
const honoured = ['modes', 'disableSnapshot', 'reason', 'delay', 'diffThreshold', 'cropToViewport'];

const isTrue = (value) => value === true || value === 'true';

function faultsOf({ id, chromatic }) {
  const unknown = Object.keys(chromatic).filter((key) => !honoured.includes(key));
  const faults = unknown.map(
    (key) =>
      `${id} sets \`chromatic.${key}\`, which only Chromatic understands: the two runs would draw different pictures (understood are ${honoured.join(', ')}).`,
  );
  const { disableSnapshot, reason, delay = 0, diffThreshold = 0, modes = {} } = chromatic;
  if (isTrue(disableSnapshot) && !reason) {
    faults.push(
      `${id} has no picture and does not say why: add \`reason\` beside \`disableSnapshot\` in \`parameters.chromatic\`.`,
    );
  }
  if (!(delay >= 0 && delay <= 15_000)) {
    faults.push(`${id} has a \`delay\` of ${delay}: it is 0 to 15000 milliseconds.`);
  }
  if (!(diffThreshold >= 0 && diffThreshold <= 1)) {
    faults.push(`${id} has a \`diffThreshold\` of ${diffThreshold}: it is a number from 0 to 1.`);
  }
  for (const [mode, { theme, viewport, disable, ...others }] of Object.entries(modes)) {
    if (isTrue(disable)) continue;
    const strange = Object.keys(others);
    if (!['light', 'dark'].includes(theme) || !Number.isInteger(viewport) || strange.length > 0) {
      faults.push(
        `${id} has a mode, ${mode}, that is not a \`theme\` (light or dark) and a \`viewport\` (a width in pixels) alone.`,
      );
    }
  }
  return faults;
}

/**
 * Every story in each of its modes: both come from the stories themselves, as they do for Chromatic.
 *
 * @param {Story[]} stories
 * @param {Record<string, { width: number, height: number }>} viewports
 * @returns {{ tasks: Task[], faults: string[] }}
 */
export function plan(stories, viewports) {
  const faults = stories.flatMap(faultsOf);
  const heightOf = (width) =>
    Object.values(viewports).find((known) => known.width === width)?.height ?? 800;
  const tasks = stories
    .filter(({ chromatic }) => !isTrue(chromatic.disableSnapshot))
    .flatMap((story) =>
      Object.entries(story.chromatic.modes ?? {})
        .filter(([, { disable }]) => !isTrue(disable))
        .map(([mode, { theme, viewport: width }]) => ({
          ...story,
          mode,
          theme,
          width,
          height: heightOf(width),
        })),
    );
  // Mode by mode, so that a frame changes its mode as seldom as can be.
  const order = [...new Set(tasks.map(({ mode }) => mode))];
  tasks.sort((a, b) => order.indexOf(a.mode) - order.indexOf(b.mode));
  return { tasks, faults };
}

/** The name of a picture below the folder of its kind. */
export const pictureName = ({ mode, id }) => `${mode}/${id}.png`;

/** A component's or a screen's own files stand for the stories beside them. */
const storiesOf = (name) =>
  /\/[^/]+\.(tsx?|css)$/.test(name) && !name.includes('.stories.')
    ? name.slice(0, name.lastIndexOf('/') + 1)
    : name;

/** The tasks that a part of the stories' ids, titles or files names. */
export function named(tasks, names) {
  if (names.length === 0) return tasks;
  const wanted = names.map((name) => storiesOf(name.toLowerCase().replace(/^\.\//, '')));
  return tasks.filter(({ id, title, name, file }) =>
    wanted.some((part) =>
      [id, `${title}/${name}`, file].some((text) => text.toLowerCase().includes(part)),
    ),
  );
}

/** The i-th of n parts, mode by mode, like the whole. */
export function part(tasks, i, n) {
  return tasks.slice(Math.floor((tasks.length * (i - 1)) / n), Math.floor((tasks.length * i) / n));
}

/** The same tasks in another order, mode by mode: no picture may depend on the story shown before it. */
export function shuffled(tasks, seed) {
  const rank = ({ id, mode }) => {
    let hash = seed;
    for (const letter of `${id} ${mode}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  };
  const order = [...new Set(tasks.map(({ mode }) => mode))];
  return [...tasks].sort(
    (a, b) => order.indexOf(a.mode) - order.indexOf(b.mode) || rank(a) - rank(b),
  );
}
