import { testDeclaredOnce } from './declared-once';

testDeclaredOnce('before it is sent');
