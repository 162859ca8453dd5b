import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import { DescriptionList } from '@patunay/ui';
import type { ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import { shortcuts } from '../../../packages/ui/src/patterns/shortcuts';
import type { Shortcut, ShortcutScope } from '../../../packages/ui/src/patterns/shortcuts';
import type { Documented } from '../docgen/argTypes';
import type { Facts as ComponentFacts } from '../facts/facts.ts';
import { checkedModesOf } from '../../environments/modes';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** A component's facts, all of them generated from its sources, changelog and recorded sizes. */
export function Facts({ folder }: { folder: string }) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const known = facts[folder];
  if (!known) return null;
  const { usedBy, isInShell, screens, keyboard, shortcutScopes, size, since } = known;
  const { tags = {} } = (preparedMeta.component as Documented).__docgenInfo ?? {};
  const spoken = Object.values(csfFile.stories)
    .map(({ parameters }) => parameters?.spoken as string[] | undefined)
    .find((phrases) => phrases?.length);
  return (
    <section className="docs-facts">
      <h2 id="facts">Facts</h2>
      <DescriptionList
        className="sb-unstyled"
        items={[
          { term: 'Status', description: 'experimental' in tags ? 'Experimental' : 'Stable' },
          { term: 'Since', description: `Version ${since}` },
          { term: 'Size', description: size ? sizeText(size) : 'Not measured' },
          { term: 'Used by', description: <Pages pages={usedBy} none="No other component" /> },
          {
            term: 'On screens',
            description: isInShell ? (
              'Every back-office screen, in the app shell'
            ) : (
              <Pages pages={screens} none="No screen" />
            ),
          },
          { term: 'Axe', description: <Axe /> },
          {
            term: 'By keyboard',
            description: (
              <>
                <Shortcuts scopes={shortcutScopes as ShortcutScope[]} />
                <Keyboard steps={keyboard} />
              </>
            ),
          },
          {
            term: 'A screen reader says',
            description: spoken ? <Spoken phrases={spoken} /> : 'Nothing recorded in its stories',
          },
          { term: 'Tested by hand', description: tags.testedByHand ?? 'Not tested by hand' },
        ]}
      />
    </section>
  );
}

function sizeText({ js, css, later }: NonNullable<ComponentFacts['size']>) {
  const parts = [js > 0 && `${kilobytes(js)} of JavaScript`, css > 0 && `${kilobytes(css)} of CSS`];
  const loaded = parts.filter(Boolean).join(', ');
  return `${loaded}${later > 0 ? `; ${kilobytes(later)} more on demand` : ''} (brotli, without React)`;
}

/** Links to the docs pages of components or screens. */
function Pages({ pages, none }: { pages: ComponentFacts['usedBy']; none: string }) {
  if (pages.length === 0) return none;
  return pages.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <AnchorMdx target="_self" href={`?path=/docs/${id}`}>
        {title.split('/').at(-1)}
      </AnchorMdx>
    </span>
  ));
}

/** The visual tests fail on a single violation, so there is nothing to count. */
function Axe() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { parameters } = preparedMeta;
  const stories = Object.keys(csfFile.stories).map((id) => ({ id, parameters }));
  const modes = [...new Set(stories.flatMap(checkedModesOf))];
  return (
    <>
      No violations in {modes.join(', ')} (
      <AnchorMdx target="_self" href="?path=/docs/guides-reviewing-a-change--docs#axe">
        rules
      </AnchorMdx>
      )
    </>
  );
}

/** The component's rows in the table of shortcuts. */
function Shortcuts({ scopes }: { scopes: ShortcutScope[] }) {
  const rows = scopes.flatMap((scope) => Object.entries<Shortcut>(shortcuts[scope]));
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(([action, { keys, label }], index) => (
        <li key={`${index} ${action}`}>
          {keys.map((key) => (
            <kbd key={key}>{key.length > 1 ? key : key.toUpperCase()}</kbd>
          ))}{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}

function Keyboard({ steps }: { steps: ComponentFacts['keyboard'] }): ReactNode {
  if (steps.length === 0) return 'No story operates it by keyboard';
  return (
    <ul>
      {steps.map(({ id, step, keys }) => (
        <li key={`${id} ${step}`}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          <AnchorMdx target="_self" href={`?path=/story/${id}`}>
            {step}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}

function Spoken({ phrases }: { phrases: string[] }) {
  return (
    <ol>
      {phrases.map((phrase, index) => (
        <li key={index}>{phrase}</li>
      ))}
    </ol>
  );
}
