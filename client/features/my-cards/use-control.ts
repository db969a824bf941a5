import {
  useBeginHolidayMutation,
  useCancelCatchUpMutation,
  useEndHolidayMutation,
  useMyStudyControlQuery,
  usePlanCatchUpMutation,
} from '#client/graphql/generated/my-cards.ts';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from './wording.ts';

/** The holiday and the plan to catch up, and what can be done about them. */
export function useControl() {
  const t = useT('myCards');
  const query = useMyStudyControlQuery({ fetchPolicy: 'cache-and-network' });
  const [beginHoliday] = useBeginHolidayMutation();
  const [endHoliday] = useEndHolidayMutation();
  const [planCatchUp] = usePlanCatchUpMutation();
  const [cancelCatchUp] = useCancelCatchUpMutation();
  return {
    control: query.data?.studyControl,
    leave: useAction((until: string) => beginHoliday({ variables: { until } })),
    comeBack: useAction(() => endHoliday(), { done: () => t('holiday_ended_toast') }),
    plan: useAction((days: number) => planCatchUp({ variables: { days } })),
    cancel: useAction(() => cancelCatchUp(), { done: () => t('catch_up_ended_toast') }),
  };
}
