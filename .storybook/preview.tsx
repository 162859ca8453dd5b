import type { ArgTypesEnhancer, Decorator, Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { useLayoutEffect } from 'react';
import '@patunay/ui/styles.css';
import './preview.css';
import { frozenNow } from './clock';
import { everyScreen, everyStory, viewports } from './modes';
import { loadRoute, withRoute } from './route';

const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

/** Storybook has enhancers for argTypes alone, and parameters that depend on the title are needed here. */
const withScreenModes: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  if (title.startsWith('Screens/')) {
    const { chromatic } = parameters;
    parameters.chromatic = { ...chromatic, modes: { ...everyScreen, ...chromatic.modes } };
  }
  return argTypes;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withRoute, withTheme],
  loaders: [loadRoute],
  argTypesEnhancers: [withScreenModes],
  beforeEach() {
    MockDate.set(frozenNow);
    return () => MockDate.reset();
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        // A story shows one element, not a page: landmarks and the page's heading belong to screens.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    chromatic: { modes: everyStory },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Components',
          'Patterns',
          'Marketing',
          'Screens',
          'Flows',
        ],
      },
    },
  },
};

export default preview;
