import { afterAll } from 'vitest';
import { mouse } from './mouse';
// Imported before any component, because cascade layers are ordered by their first use.
import '../styles/index.css';

// Files share a page: where the mouse of one rests, another may render something that it would hover over.
afterAll(() => mouse('mouseMoved', { x: -1, y: -1 }));
