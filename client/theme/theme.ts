// The look of every page, in the order of authority. Import it before any component.
import './tokens.css';
import './art.css';
import './base.css';
import './fonts.css';
import './kai.css';
