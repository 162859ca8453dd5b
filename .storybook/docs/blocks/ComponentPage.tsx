import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import type { Documented } from '../docgen/argTypes';
import { componentSources } from './componentSources';
import { CopyMarkdown } from './CopyMarkdown';
import { Facts } from './Facts';
import { Styling } from './Styling';

/** An element, because Storybook writes a title that is a string in capitals. */
const states = <Heading>States</Heading>;

/**
 * The docs page of a component, generated from its types, comments and source. A screen's page shows only its
 * description and its stories.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const folder = /packages\/ui\/src\/((?!stories\/).+)\/[^/]+$/.exec(
    preparedMeta.parameters.fileName,
  )?.[1];
  const options = Object.fromEntries(
    Object.entries(story.argTypes).map(([name, { options }]) => [name, options]),
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {folder ? (
        <>
          <CopyMarkdown file={`./docs/${preparedMeta.id}.md`} />
          <Primary />
          <StorySection id="anatomy" title="Anatomy" />
          <Controls />
          <Suspense>
            <Parts
              folder={folder}
              shown={[preparedMeta.component, ...Object.values(preparedMeta.subcomponents ?? {})]}
            />
          </Suspense>
          <StorySection id="do-and-dont" title="Do and don’t" />
          <Facts folder={folder} />
          <Stories includePrimary={false} title={states} />
          <Suspense>
            <FolderStyling folder={folder} options={options} />
          </Suspense>
        </>
      ) : (
        <Stories title={states} />
      )}
    </>
  );
}

/** A story as a separate section, if the component has that story. */
function StorySection({ id, title }: { id: string; title: string }) {
  const { csfFile } = useOf('meta', ['meta']);
  const story = csfFile.stories[`${csfFile.meta.id}--${id}`];
  if (!story) return null;
  return (
    <section className="docs-guidance">
      <h2 id={id}>{title}</h2>
      <Story of={story.moduleExport} />
    </section>
  );
}

/** The other components exported from the same folder, each with its props. */
function Parts({ folder, shown }: { folder: string; shown: unknown[] }) {
  const parts = use(componentSources(folder)).components.filter(
    ([, part]) => !shown.includes(part),
  );
  return parts.map(([name, part]) => (
    <section key={name}>
      <h3 id={name}>{name}</h3>
      <Description of={part} />
      {hasProperties(part) && <ArgTypes of={part} />}
    </section>
  ));
}

function hasProperties(component: Documented) {
  return Object.keys(component.__docgenInfo?.props ?? {}).length > 0;
}

function FolderStyling({
  folder,
  options,
}: {
  folder: string;
  options: Record<string, readonly unknown[] | undefined>;
}) {
  return <Styling {...use(componentSources(folder))} options={options} />;
}
