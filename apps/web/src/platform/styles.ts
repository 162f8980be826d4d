import './layers.css';
import 'virtual:tokens.css';
import './fonts.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './base.css';
import './ticks.css';
