// Imported before any component, because cascade layers are ordered by their first use.
import '../styles/index.css';
