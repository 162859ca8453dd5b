// Before any component, because the first use of a cascade layer decides its place in the order.
import '../styles/index.css';
