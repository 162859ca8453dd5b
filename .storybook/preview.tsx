import type { Decorator, Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import MockDate from 'mockdate';
import { lazy, useLayoutEffect } from 'react';
import { errorTexts } from '../packages/ui/src/errorTexts';
import '@patunay/ui/styles.css';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { configure, expect, screen } from 'storybook/test';
import './preview.css';
import { accessibilityRules, visualAccessibilityRules } from './a11y';
import { frozenNow } from './clock';
import { errorStories } from './errorStories';
import { everyScreen, everyStory, viewports } from './modes';
import { addPseudoClasses, withPseudoStates } from './pseudoStates';

/** Busy machines are slow: give `play` up to 10 s. In milliseconds. */
configure({ asyncUtilTimeout: 10_000 });

const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

/** Lazy: only docs pages need it. */
const ComponentPage = lazy(() => import('./docs/ComponentPage'));
const Container = lazy(() => import('./docs/Container'));

/** Storybook has enhancers only for args and argTypes, but these parameters depend on the story's title. */
const withScreenModes: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  if (title.startsWith('Screens/')) {
    const { chromatic } = parameters;
    parameters.chromatic = { ...chromatic, modes: { ...everyScreen, ...chromatic.modes } };
  }
  return argTypes;
};

/** The picture run asks for it where another mode has already checked the DOM. */
const checksVisualRules = new URLSearchParams(location.search).get('axe') === 'visual';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPseudoStates, withTheme],
  argTypesEnhancers: [withScreenModes],
  beforeEach() {
    addPseudoClasses();
    MockDate.set(frozenNow);
    return () => MockDate.reset();
  },
  async afterEach({ id, parameters }) {
    // Set by Vitest alone: only it can read the browser's accessibility tree.
    if (import.meta.env.STORY_MODE) {
      const { expectSpoken } = await import('./expectSpoken');
      await expectSpoken(parameters);
    }
    const keys = Object.keys(errorTexts) as (keyof typeof errorTexts)[];
    for (const key of keys.filter((key) => errorStories[key] === id)) {
      await expect(screen.getByText(errorTexts[key])).toBeVisible();
    }
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
    docs: { page: ComponentPage, container: Container, toc: { headingSelector: 'h2, h3' } },
    a11y: {
      test: 'error',
      options: { runOnly: checksVisualRules ? visualAccessibilityRules : accessibilityRules },
      config: {
        // Most stories show one element; accessibility.spec.ts checks the landmarks and headings of whole pages.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    // Chromatic tolerates small differences and all antialiasing by default; the local run tolerates none.
    chromatic: {
      modes: everyStory,
      ...(isChromatic() && { diffThreshold: 0, diffIncludeAntiAliasing: true }),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          [
            'Writing a component',
            'Reviewing a change',
            'Showing a flow',
            'Error texts',
            'Browsers and Node',
            'Tone of voice',
          ],
          'Foundations',
          ['Colour', 'Status', 'Icons', 'Type', 'Space and shape', 'Motion'],
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
