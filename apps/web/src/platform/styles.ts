import 'virtual:tokens.css';
import './fonts.css';
import './base.css';
import './ticks.css';
