/** @jsxImportSource preact */
// Runs in the review page, which opens without a server. `data.js` defines `review`.
import './page.css';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Change, Review } from '../data.ts';
import type { Decision } from '../decisions.ts';
import { List, shortTitle } from './List.tsx';
import { Stage, views, zooms, type View, type Zoom } from './Stage.tsx';
import { keyOf, useDecisions } from './useDecisions.ts';

declare global {
  var review: Review;
}

/** What was tested, and the number of screenshots with each verdict. */
function About({ review }: { review: Review }) {
  const { commit, base, changes, total } = review;
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const counts = kinds.map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  return (
    <div class="about">
      <h1>Visual review</h1>
      {commit && (
        <p>
          {commit.branch && <b>{commit.branch} </b>}
          <code>{commit.hash}</code> {commit.subject}
          {commit.hasChanges && ', with uncommitted changes'}
          {base && `, compared with ${base}`}
        </p>
      )}
      <p>{[...counts, `${total} in all`].join(', ')}</p>
    </div>
  );
}

/** Violations and other failures. */
function Problems({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-label="Other failures">
      <h2>Other failures</h2>
      <ul>
        {problems.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** A group of buttons, one of which is pressed. */
function Choice<Value extends string | number>(props: {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={props.label}>
      {props.values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChoose(value)}
        >
          {typeof value === 'number' ? `${value * 100} %` : value}
        </button>
      ))}
    </div>
  );
}

function save(file: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  link.download = 'decisions.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The index of the change on the stage, from the URL's hash. */
function usePlace(changes: Change[]) {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const place = changes.findIndex((change) => keyOf(change) === decodeURIComponent(hash.slice(1)));
  const show = (next: number) => {
    const change = changes[next];
    if (!change) return;
    location.hash = keyOf(change);
    // The next key may be pressed before the `hashchange` event.
    setHash(location.hash);
  };
  return [Math.max(0, place), show] as const;
}

/**
 * Runs single-key shortcuts, except in a field. In a layout effect, like the focus on the note: other effects run after
 * painting, and a key pressed before that would act on the previous screenshot.
 */
function useKeys(actions: Record<string, () => void>) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.matches('[type=text]')) return;
      const action = actions[key.toLowerCase()];
      if (action) event.preventDefault();
      action?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function App({ review }: { review: Review }) {
  const { changes, problems, storybook } = review;
  const [place, show] = usePlace(changes);
  const [view, setView] = useState<View>('Slider');
  const [zoom, setZoom] = useState<Zoom>('Fit');
  const [isGroup, setGroup] = useState(false);
  const decisions = useDecisions(review);
  const note = useRef<HTMLInputElement>(null);
  const current = changes[place];
  const decision = current && decisions.of(current);
  const undecided = changes.filter(
    (change) => change.cause === current?.cause && !decisions.of(change),
  );

  /** Goes to the next undecided change. */
  const goOn = (done: Change[] = []) => {
    const isLeft = (change: Change) => !decisions.of(change) && !done.includes(change);
    const next = changes.findIndex((change, i) => i > place && isLeft(change));
    show(next >= 0 ? next : changes.findIndex(isLeft));
  };
  const decide = (verdict: Decision['verdict']) => {
    if (!current) return;
    const wanted = isGroup ? [...new Set([current, ...undecided])] : [current];
    // A story that failed has no pixels that could be right.
    const all = wanted.filter(({ kind }) => verdict !== 'right' || kind !== 'failed');
    if (!isGroup && decision?.verdict === verdict) return decisions.decide(all, undefined);
    decisions.decide(all, { verdict });
    setGroup(false);
    if (verdict === 'right') goOn(all);
  };
  const remark = (text: string) =>
    current && decision && decisions.decide([current], { ...decision, note: text || undefined });
  useLayoutEffect(() => {
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  useLayoutEffect(() => {
    if (decision?.verdict === 'needs change' && !decision.note) note.current?.focus();
  }, [decision?.verdict, decision?.note, place]);
  useKeys({
    j: () => show(place + 1),
    k: () => show(place - 1),
    a: () => decide('right'),
    c: () => decide('needs change'),
    ...Object.fromEntries(views.map((name, i) => [String(i + 1), () => setView(name)])),
  });

  if (!current) {
    return (
      <main class="nothing">
        <About review={review} />
        <h2>No screenshot differs</h2>
        <Problems problems={problems} />
      </main>
    );
  }
  const { title, name, mode, cause, kind, message, url } = current;
  return (
    <>
      <header>
        <About review={review} />
        <p role="status">
          {decisions.left > 0 ? `${decisions.left} left to review` : 'All reviewed'}
        </p>
        <button type="button" onClick={() => save(decisions.toFile())}>
          Save decisions
        </button>
        <p>
          Accept what is right with <code>visual --update --decisions decisions.json</code>
        </p>
      </header>
      <nav aria-label="Screenshots">
        <List changes={changes} current={current} decisionOf={decisions.of} />
        <Problems problems={problems} />
      </nav>
      <main>
        <div class="top">
          <div class="title">
            <p>{cause === title ? title : `${title}, which contains ${shortTitle(cause)}`}</p>
            <h2>
              {name}, {mode}
            </h2>
            <p>
              {kind === 'changed' ? message : `${kind}: ${message}`}
              {url && (
                <>
                  {' '}
                  <a href={`${storybook}${url}`} target="_blank" rel="noreferrer">
                    Open the story
                  </a>
                </>
              )}
            </p>
          </div>
          <div class="tools">
            <button
              type="button"
              aria-pressed={decision?.verdict === 'right'}
              disabled={kind === 'failed'}
              onClick={() => decide('right')}
            >
              Right <kbd>A</kbd>
            </button>
            <button
              type="button"
              aria-pressed={decision?.verdict === 'needs change'}
              onClick={() => decide('needs change')}
            >
              Needs change <kbd>C</kbd>
            </button>
            {undecided.length > 1 && (
              <label>
                <input
                  type="checkbox"
                  checked={isGroup}
                  onChange={({ currentTarget }) => setGroup(currentTarget.checked)}
                />
                All {undecided.length} undecided of {shortTitle(cause)}
              </label>
            )}
            {decision?.verdict === 'needs change' && (
              <label class="note">
                Note
                <input
                  ref={note}
                  type="text"
                  value={decision.note ?? ''}
                  onInput={({ currentTarget }) => remark(currentTarget.value)}
                  onKeyDown={({ key, isComposing }) => key === 'Enter' && !isComposing && goOn()}
                />
              </label>
            )}
          </div>
          <div class="tools">
            <Choice label="View" values={views} value={view} onChoose={setView} />
            <Choice label="Zoom" values={zooms} value={zoom} onChoose={setZoom} />
            <div role="group" aria-label="Screenshot">
              <button type="button" disabled={place === 0} onClick={() => show(place - 1)}>
                Previous <kbd>K</kbd>
              </button>
              <span>
                {place + 1} of {changes.length}
              </span>
              <button
                type="button"
                disabled={place === changes.length - 1}
                onClick={() => show(place + 1)}
              >
                Next <kbd>J</kbd>
              </button>
            </div>
          </div>
        </div>
        <Stage key={keyOf(current)} change={current} view={view} zoom={zoom} />
      </main>
    </>
  );
}

render(<App review={globalThis.review} />, document.body);
