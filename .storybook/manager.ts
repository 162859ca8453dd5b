import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from './internals/browser';
import { themes } from './manager/theme';
import { AllModes } from './modes/AllModes';

const isDark = matchMedia('(prefers-color-scheme: dark)');

const systemTheme = () => (isDark.matches ? 'dark' : 'light');

// Without Storybook's own single-key shortcuts: M, for example, would switch on Measure together with the viewer's magnifier.
addons.setConfig({
  enableShortcuts: false,
  // Leaves 1,100 px for a screen at a window width of 1,366 px.
  navSize: 250,
  sidebar: {
    collapsedRoots: [
      'components',
      'patterns',
      'marketing',
      'screens',
      'flows',
      'foundations',
      'guides',
    ],
  },
  theme: themes[systemTheme()],
});

/** Lets the manager and what it shows follow the system. */
addons.register('patunay/theme', (api) => {
  isDark.addEventListener('change', () => {
    addons.setConfig({ theme: themes[systemTheme()] });
    api.updateGlobals({ theme: systemTheme() });
  });
});

/** Screens and flows open without the addon panel, all other stories with it. */
addons.register('patunay/panel', (api) => {
  let wasPage: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isPage = /^(flows|screens)-/.test(storyId);
    // Only when the kind of story changes. Otherwise, the panel stays as the user left it.
    if (isPage !== wasPage) api.togglePanel(!isPage);
    wasPage = isPage;
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
