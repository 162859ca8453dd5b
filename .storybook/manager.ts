import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from './theme';

const isDark = matchMedia('(prefers-color-scheme: dark)');

const setTheme = () => addons.setConfig({ theme: themes[isDark.matches ? 'dark' : 'light'] });
setTheme();
isDark.addEventListener('change', setTheme);

/** Which panel a story opens with: a flow its steps, a screen none unless it plays, everything else its controls. */
addons.register('patunay/panel', (api) => {
  let last: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const story = api.getData(storyId);
    if (story.type !== 'story') return;
    const isPage = /^(Flows|Screens)\//.test(story.title);
    const plays = story.tags.includes('play-fn');
    // Only when the kind of page changes, so that a panel that someone opens or closes stays that way.
    const kind = `${isPage} ${plays}`;
    if (kind === last || (!isPage && last?.startsWith('false'))) return;
    last = kind;
    api.togglePanel(!isPage || plays);
    if (isPage && plays) api.setSelectedPanel('storybook/interactions/panel');
    if (!isPage) api.setSelectedPanel('addon-controls');
  });
});
