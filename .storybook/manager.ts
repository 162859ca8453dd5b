import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from './theme';

const isDark = matchMedia('(prefers-color-scheme: dark)');

const setTheme = () => addons.setConfig({ theme: themes[isDark.matches ? 'dark' : 'light'] });
setTheme();
isDark.addEventListener('change', setTheme);

/**
 * Selects the addon panel that a story opens with: Interactions for a flow or a screen with a play function, none for
 * other screens, and Controls for everything else.
 */
addons.register('patunay/panel', (api) => {
  let last: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const story = api.getData(storyId);
    if (story.type !== 'story') return;
    const isPage = /^(Flows|Screens)\//.test(story.title);
    const plays = story.tags.includes('play-fn');
    // Only when the kind of page changes. Otherwise, the panel stays as the user left it.
    const kind = `${isPage} ${plays}`;
    if (kind === last || (!isPage && last?.startsWith('false'))) return;
    last = kind;
    api.togglePanel(!isPage || plays);
    if (isPage && plays) api.setSelectedPanel('storybook/interactions/panel');
    if (!isPage) api.setSelectedPanel('addon-controls');
  });
});
