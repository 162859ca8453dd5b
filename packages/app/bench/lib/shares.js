const categories = [
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-v8.cpu_profiler',
];

/** The kinds of trace events; the rest of the time is idle, or the browser's own. */
const kinds = {
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer)$/,
  scripts:
    /^(V8\.Execute|V8\.RunMicrotasks|FunctionCall|EventDispatch|RunMicrotasks|v8\.callFunction)$/,
  'garbage collection': /GC/,
};

/**
 * What a script is called in the table, by its URL; the chunks are named in vite.config.ts.
 *
 * @type {[string, RegExp][]}
 */
const owners = [
  ['React and React Router', /\/core-/],
  ['components and screens', /\/assets\//],
];

/**
 * Traces an action that ends with a timer of timer.js, and returns what the main thread did in the meantime, in
 * milliseconds by kind. Scripts are divided by a sampling profiler into their owners and the calls of browser APIs.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {string} path of the trace, which the Performance panel of the browser's developer tools shows as a flame chart
 * @param {() => Promise<unknown>} act
 */
export async function sharesOf(browser, page, path, act) {
  await browser.startTracing(page, { categories, path });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const [start, end] = traceEvents.filter(
    ({ name, cat }) => name === 'bench' && cat.includes('user_timing'),
  );
  const events = traceEvents
    .filter(
      ({ ph, pid, tid, ts, dur }) =>
        ph === 'X' && pid === start.pid && tid === start.tid && ts + dur > start.ts && ts < end.ts,
    )
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const shares = selfTimes(events, start, end);
  const samples = samplesOf(
    traceEvents,
    (time) => time > start.ts && time < end.ts && !isRendering(events, time),
    start.pid,
  );
  const sampled = Object.values(samples).reduce((sum, time) => sum + time, 0);
  for (const [owner, time] of Object.entries(samples))
    shares[`scripts: ${owner}`] = (shares.scripts * time) / sampled;
  return shares;
}

const kindOf = ({ name }) => Object.keys(kinds).find((kind) => kinds[kind].test(name));

/** Whether a script waits for style or layout at that time, such as in a call of `focus`. */
const isRendering = (events, time) =>
  events.some(
    (event) =>
      event.ts <= time && time < event.ts + event.dur && /style|layout/.test(kindOf(event) ?? ''),
  );

/**
 * The milliseconds of each kind of event, without those of the events inside it.
 *
 * @returns {Record<string, number>}
 */
function selfTimes(events, start, end) {
  /** @type {Record<string, number>} */
  const shares = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  const open = [];
  for (const event of events) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const time = Math.min(event.ts + event.dur, end.ts) - Math.max(event.ts, start.ts);
    const [outer, own] = [open.at(-1) && kindOf(open.at(-1)), kindOf(event)];
    if (outer) shares[outer] -= time / 1000;
    if (own) shares[own] += time / 1000;
    open.push(event);
  }
  const known = Object.values(shares).reduce((sum, time) => sum + time, 0);
  return { ...shares, other: (end.ts - start.ts) / 1000 - known };
}

/** The profiler's samples of scripts, in microseconds by owner. */
function samplesOf(traceEvents, isMeasured, process) {
  const times = {};
  for (const profile of traceEvents.filter((e) => e.name === 'Profile' && e.pid === process)) {
    const nodes = new Map();
    let now = profile.args.data.startTime;
    for (const { name, id, pid, args } of traceEvents) {
      if (name !== 'ProfileChunk' || id !== profile.id || pid !== process) continue;
      const { cpuProfile, timeDeltas } = args.data;
      for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node.callFrame);
      for (const [index, sample] of (cpuProfile?.samples ?? []).entries()) {
        now += timeDeltas[index];
        const { functionName = '', url = '' } = nodes.get(sample) ?? {};
        // Not a script: (program), (idle), (garbage collector).
        if (!isMeasured(now) || functionName.startsWith('(')) continue;
        const owner = url ? owners.find(([, files]) => files.test(url))?.[0] : 'browser APIs';
        if (owner) times[owner] = (times[owner] ?? 0) + timeDeltas[index];
      }
    }
  }
  return times;
}
