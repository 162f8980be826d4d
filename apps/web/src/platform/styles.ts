import 'virtual:tokens.css';
import './fonts.css';
import './base.css';
import './shared-classes.css';
import './ticks.css';
