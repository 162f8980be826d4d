import { testDeclaredOnce } from './declared-once';

testDeclaredOnce('before the answer is kept');
