import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET, panels } from './internals/browser';
import { themes } from './manager/theme';
import { AllModes } from './modes/AllModes';

const isDark = matchMedia('(prefers-color-scheme: dark)');

// Without Storybook's own single-key shortcuts: M, for example, would switch on Measure together with the viewer's magnifier.
addons.setConfig({ enableShortcuts: false });

const systemTheme = () => (isDark.matches ? 'dark' : 'light');
addons.setConfig({ theme: themes[systemTheme()] });

/** Lets the manager and what it shows follow the system. */
addons.register('patunay/theme', (api) => {
  isDark.addEventListener('change', () => {
    addons.setConfig({ theme: themes[systemTheme()] });
    api.updateGlobals({ theme: systemTheme() });
  });
});

/**
 * Selects the addon panel that a story opens with. Flows and screens open with Interactions if they have a play
 * function, otherwise without a panel. All other stories open with Controls.
 */
addons.register('patunay/panel', (api) => {
  let last: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const story = api.getData(storyId);
    if (story.type !== 'story') return;
    const isPage = /^(Flows|Screens)\//.test(story.title);
    const plays = story.tags.includes('play-fn');
    // Only when the kind of story changes. Otherwise, the panel stays as the user left it.
    const kind = `${isPage} ${plays}`;
    if (kind === last || (!isPage && last?.startsWith('false'))) return;
    last = kind;
    api.togglePanel(!isPage || plays);
    if (isPage && plays) api.setSelectedPanel(panels.interactions);
    if (!isPage) api.setSelectedPanel(panels.controls);
  });
});

addons.register('patunay/modes', () => {
  addons.add('patunay/modes', {
    type: types.TOOL,
    title: 'All modes',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(AllModes),
  });
});
