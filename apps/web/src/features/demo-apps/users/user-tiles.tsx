import { IconCircleCheck, IconCircleDashed, IconCircleMinus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { StatTiles } from '#ui/stat-tiles';
import { allUsersQuery } from './users.queries';
import { usersWords } from './users.words';

/** The number of users in total and by status. */
export function UserTiles() {
  const say = usersWords.use();
  const { data } = useQuery(allUsersQuery);
  const count = (status: string) => data?.filter((user) => user.status === status).length;
  return (
    <StatTiles
      tiles={[
        { label: say('tile.total'), value: data?.length, icon: IconUsers },
        { label: say('tile.active'), value: count('active'), icon: IconCircleCheck },
        { label: say('tile.inactive'), value: count('inactive'), icon: IconCircleMinus },
        { label: say('tile.pending'), value: count('pending'), icon: IconCircleDashed },
      ]}
    />
  );
}
