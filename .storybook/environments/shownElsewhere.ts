interface Repeated {
  stories: RegExp;
  /** By default all but `focus`. */
  modes?: string[];
}

/** What other screenshots show, too: in most cases pixel by pixel. */
const repeated: Repeated[] = [
  // A flow ends on a screen that has a story of its own. Its steps are shown in light mode.
  { stories: /^flows-/, modes: ['dark', 'phone'] },
  // Right and wrong examples consist of components in states that have stories.
  { stories: /--do-and-dont$/ },
  // The landing page shows them in every mode, except its end, where its screenshots are cut off. It is a screen, too.
  { stories: /^marketing-(?!siteheader|sitefooter|landingpage)/, modes: ['dark', 'phone'] },
  { stories: /^marketing-landingpage--/ },
  // The error page is nothing but this pattern.
  { stories: /^patterns-errorscreen--default$/ },
  { stories: /^screens-error-page--malformed-pathname$/ },
  // A menu that only a phone has.
  { stories: /--(menu|drawer)-open$/, modes: ['light', 'dark'] },
  // These test behaviour; other stories look the same.
  { stories: /--focus-trap$/ },
  { stories: /^components-(dropzone--browse|link--through-a-router)$/ },
  { stories: /^patterns-pagesheet--selected$/ },
  // The overview in right-to-left mode.
  { stories: /^components-(progressbar|statstrip|tabs)--right-to-left$/ },
  // They are narrower than a phone.
  { stories: /^components-(badge--(?!tones)|logo--|statusicon--(?!statuses))/, modes: ['phone'] },
  { stories: /^components-(table|tabs)--narrow$/, modes: ['phone'] },
  // Stacked rows have a menu instead of column headers to click.
  { stories: /^components-table--sorting$/, modes: ['phone'] },
  { stories: /^patterns-(tally--(?!statuses)|documentsummary--narrow)/, modes: ['phone'] },
  { stories: /^patterns-pagecrop--(error-kind|image-fails|wide-box)$/, modes: ['phone'] },
];

/** Whether another screenshot shows what a story shows in a mode. */
export const isShownElsewhere = (id: string, mode: string) =>
  repeated.some(
    ({ stories, modes }) => stories.test(id) && (modes ? modes.includes(mode) : mode !== 'focus'),
  );
