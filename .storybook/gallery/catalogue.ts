interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

export interface Sheet {
  /** The title without its section. */
  name: string;
  title: string;
  stories: Entry[];
  /** The path of the docs page if there is one, otherwise of the first story. */
  path: string;
}

interface Preview {
  storyStoreValue: {
    storyIndex: { entries: Record<string, Entry> };
    loadStory: (story: { storyId: string }) => Promise<{ parameters: { spokenSteps: string[][] } }>;
  };
}

const store = () =>
  (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.storyStoreValue;

/**
 * The titles of a section in the sidebar's order, with their stories. Read from Storybook's index, so a new story needs
 * no registration.
 */
export function sheetsOf(section: string): Sheet[] {
  const { entries } = store().storyIndex;
  const byTitle = new Map<string, Entry[]>();
  for (const entry of Object.values(entries)) {
    if (!entry.title.startsWith(`${section}/`)) continue;
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  }
  return [...byTitle].flatMap(([title, all]) => {
    const stories = all.filter(({ type }) => type === 'story');
    const docs = all.find(({ type }) => type === 'docs');
    const first = stories[0];
    if (!first) return [];
    const path = docs ? `/docs/${docs.id}` : `/story/${first.id}`;
    return [{ title, name: title.slice(section.length + 1), stories, path }];
  });
}

const spokenSteps = new Map<string, Promise<string[][]>>();

/** What a screen reader says in each step of a flow. Loads the story's chunk, which includes the app. */
export function spokenStepsOf(storyId: string) {
  const steps =
    spokenSteps.get(storyId) ??
    store()
      .loadStory({ storyId })
      .then(({ parameters }) => parameters.spokenSteps);
  spokenSteps.set(storyId, steps);
  return steps;
}

const groups = {
  Actions: ['Button', 'IconButton', 'Link', 'SkipLink'],
  Forms: [
    'Dropzone',
    'Field',
    'FileField',
    'RadioGroup',
    'SearchField',
    'Select',
    'TextArea',
    'TextField',
  ],
  Navigation: ['Accordion', 'Breadcrumb', 'Pager', 'Tabs'],
  Data: [
    'Badge',
    'CodeBlock',
    'DescriptionList',
    'FileList',
    'FilePreview',
    'Mono',
    'StatStrip',
    'StatusIcon',
    'Table',
  ],
  Feedback: ['Dialog', 'EmptyState', 'ProgressBar', 'StatusLine', 'Toaster'],
};

/** Groups components by purpose. Components in no group form the last one. */
export function groupsOf(sheets: Sheet[]): [group: string, sheets: Sheet[]][] {
  const grouped = Object.entries(groups).map(([group, names]): [string, Sheet[]] => [
    group,
    sheets.filter(({ name }) => names.includes(name)),
  ]);
  const known = Object.values(groups).flat();
  return [...grouped, ['Layout and identity', sheets.filter(({ name }) => !known.includes(name))]];
}
