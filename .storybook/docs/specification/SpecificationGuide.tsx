import { Mono, Select } from '@patunay/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { matchPath } from 'react-router-dom';
import { pages, screenNames } from '../../../packages/app/src/pages';
import { storyStore } from '../../internals/browser';
import markdown from '../guides/specification.md?raw';
import type { Proof, Unseen } from './proofs';
import { isSeen, messagesIn, readSpecification } from './sentences';
import type { Block, Sentence } from './sentences';
import styles from './SpecificationGuide.module.css';

const { title, sections } = readSpecification(markdown);
const sentences = sections.flatMap(({ blocks }) => blocks.flatMap(({ sentences }) => sentences));
const seen = sentences.flatMap(({ proofs }) => proofs).filter(isSeen);

/** The built app is beside Storybook's folder; in development, it has a server of its own. */
const appHref = (address: string) =>
  import.meta.env.DEV ? `http://localhost:5173${address}` : `..${address}`;

const screenOf = ({ address }: Proof) =>
  screenNames.find((name) =>
    matchPath(pages[name].path, new URL(address, location.href).pathname),
  ) ?? 'Error page';

function storyName(id: string) {
  const { title = '', name = '' } = storyStore().storyIndex.entries[id] ?? {};
  return `${title.split('/').at(-1)}: ${name}`;
}

const unique = (values: string[]) => [...new Set(values)];
const optionsOf = (values: string[], label = (value: string) => value) =>
  unique(values).map((value) => ({ value, label: label(value) }));

interface Filter {
  screen: string | null;
  state: string | null;
  message: string | null;
}

/** Whether one proof of the sentence is on the screen and shows the state, and the sentence has the message. */
function isMatch({ text, proofs }: Sentence, { screen, state, message }: Filter) {
  return (
    (message === null || messagesIn(text).includes(message)) &&
    ((screen === null && state === null) ||
      proofs.some(
        (proof) =>
          isSeen(proof) &&
          (screen === null || screenOf(proof) === screen) &&
          (state === null || proof.story === state),
      ))
  );
}

/** Wide enough for a story beside the text. */
const wide = matchMedia('(width >= 1000px)');
const onWide = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

const frameName = 'specification-story';
const storybookHref = (id: string) => `./?path=/story/${id}`;
const framedStory = (id: string) => `./iframe.html?id=${id}&viewMode=story`;
/** A story needs the window that screens fill, but a component does not. */
const scaleOf = (id: string) => (id.startsWith('components-') ? 1 : 0.6);
const [firstProof] = seen;

/** The specification, with filters. Each sentence has links to where it can be seen, and names the test that proves it. */
export function SpecificationGuide() {
  const titleId = useId();
  const isWide = useSyncExternalStore(onWide, () => wide.matches);
  const [filter, setFilter] = useState<Filter>({ screen: null, state: null, message: null });
  const [opened, setOpened] = useState(firstProof);
  const isShown = (sentence: Sentence) => isMatch(sentence, filter);
  const count = sentences.filter(isShown).length;
  return (
    // Labelled, because the story in the frame may have a `main` of its own.
    <main className={`sb-unstyled ${styles.guide}`} aria-labelledby={titleId}>
      <h1 id={titleId}>{title}</h1>
      <div className={styles.filters}>
        <Select
          label="Screen"
          placeholder="All screens"
          options={optionsOf(seen.map(screenOf))}
          value={filter.screen}
          onValueChange={(screen) => setFilter({ ...filter, screen })}
        />
        <Select
          label="State"
          placeholder="All states"
          options={optionsOf(
            seen.map(({ story }) => story),
            storyName,
          ).toSorted((one, other) => one.label.localeCompare(other.label))}
          value={filter.state}
          onValueChange={(state) => setFilter({ ...filter, state })}
        />
        <Select
          label="Message"
          placeholder="All messages"
          options={optionsOf(sentences.flatMap(({ text }) => messagesIn(text)))}
          value={filter.message}
          onValueChange={(message) => setFilter({ ...filter, message })}
        />
      </div>
      <p role="status" className={styles.muted}>
        {`${count} of ${sentences.length} sentences`}
      </p>
      {sections.map(({ number, heading, blocks }) => {
        const shown = blocks.filter(({ sentences }) => sentences.some(isShown));
        return (
          shown.length > 0 && (
            <section key={number}>
              {heading && <h2 id={`section-${number}`}>{heading}</h2>}
              {shown.map((block, index) => (
                <Part
                  key={index}
                  {...block}
                  isShown={isShown}
                  opened={isWide ? opened : undefined}
                  onOpen={setOpened}
                />
              ))}
            </section>
          )
        );
      })}
      {isWide && opened && firstProof && (
        <div className={`docs-frame ${styles.frame}`}>
          <p>
            {storyName(opened.story)}
            <a href={storybookHref(opened.story)} target="_top">
              Open in Storybook
            </a>
          </p>
          <iframe
            // The prefix makes the story give focus back when it has played.
            id="iframe--specification"
            name={frameName}
            title="Story"
            src={framedStory(firstProof.story)}
            // Everything but navigating the guide away: a link of a story leads into the app, which leaves frames.
            sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups"
            style={{ '--story-scale': scaleOf(opened.story) } as CSSProperties}
          />
        </div>
      )}
    </main>
  );
}

interface PartProps extends Block {
  isShown: (sentence: Sentence) => boolean;
  /** Whose story is in the frame beside the text; omitted where stories open in Storybook. */
  opened: Proof | undefined;
  onOpen: (proof: Proof) => void;
}

/** A paragraph, list item or row of a table. */
function Part({ kind, route, sentences, isShown, ...open }: PartProps) {
  return (
    <div className={styles.part} data-kind={kind}>
      {route && <Mono>{route}</Mono>}
      <ul role="list">
        {sentences.filter(isShown).map(({ text, proofs }) => (
          <Statement key={text} text={text} proofs={proofs} {...open} />
        ))}
      </ul>
    </div>
  );
}

function Statement({ text, proofs, ...open }: Sentence & Pick<PartProps, 'opened' | 'onOpen'>) {
  const id = useId();
  return (
    <li>
      <p id={id}>{text}</p>
      {proofs.map((proof) => (
        <Where key={proof.words} proof={proof} sentenceId={id} {...open} />
      ))}
    </li>
  );
}

interface WhereProps extends Pick<PartProps, 'opened' | 'onOpen'> {
  proof: Proof | Unseen;
  sentenceId: string;
}

function Where({ proof, sentenceId, opened, onOpen }: WhereProps) {
  const { test } = proof;
  return (
    <div className={styles.where}>
      {isSeen(proof) ? (
        <>
          <a
            aria-describedby={sentenceId}
            href={opened ? framedStory(proof.story) : storybookHref(proof.story)}
            target={opened ? frameName : '_top'}
            aria-current={proof === opened || undefined}
            onClick={() => onOpen(proof)}
          >
            {`Story ${storyName(proof.story)}`}
          </a>
          <a aria-describedby={sentenceId} href={appHref(proof.address)} target="app">
            {`App ${proof.address}`}
          </a>
          {proof.then && <span>{`In the app: ${proof.then}`}</span>}
        </>
      ) : (
        <span>{`Cannot be shown: ${proof.unseen}`}</span>
      )}
      {test && <span className={styles.muted}>{`Test ${test}`}</span>}
    </div>
  );
}
