import { afterAll } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from './mouse';
// Imported before any component, because cascade layers are ordered by their first use.
import '../styles/index.css';

const { innerWidth, innerHeight } = window;

// Test files share a page, so each leaves it as it was: in its first size, and without a hovered element.
afterAll(async () => {
  await page.viewport(innerWidth, innerHeight);
  await mouse('mouseMoved', { x: -1, y: -1 });
});
