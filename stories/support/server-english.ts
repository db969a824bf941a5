// What the server itself names, it names in the language of the caller: tasks, learning stages, packages to begin with.
// What people wrote stays as they wrote it.
const ENGLISH: Record<string, string> = {
  '完成 1 关': 'Finish 1 level',
  '获得 40 点经验': 'Earn 40 exp',
  '三星答对 20 张卡片': 'Answer 20 cards with three stars',
  '连对 10 次': 'Reach a combo of 10',
  '赢下 1 场挑战': 'Win a challenge stage',
  '本周完成 5 个每日任务': 'Complete 5 daily tasks this week',
  '本周完成 10 个每日任务': 'Complete 10 daily tasks this week',
  '本周完成 15 个每日任务': 'Complete 15 daily tasks this week',
  '本周完成 20 个每日任务': 'Complete 20 daily tasks this week',
  添加一个卡包: 'Add a package',
  绑定邮箱: 'Bind an e-mail',
  制作一张卡片: 'Create a card',

  小学: 'Primary school',
  一年级: 'Grade 1',
  二年级: 'Grade 2',
  三年级: 'Grade 3',
  四年级: 'Grade 4',
  五年级: 'Grade 5',
  六年级: 'Grade 6',
  初中: 'Middle school',
  初一: 'Grade 7',
  初二: 'Grade 8',
  初三与中考: 'Grade 9 and entrance exam',
  高中: 'High school',
  高一: 'Grade 10',
  高二: 'Grade 11',
  高三与高考: 'Grade 12 and Gaokao',
  大学: 'University',
  本科: 'Undergraduate',
  四六级: 'CET-4 / CET-6',
  考研: 'Postgraduate entrance exam',
  研究生: 'Graduate',
  职场: 'At work',
  考证: 'Professional certificates',
  职场外语: 'Languages for work',
  考公考编: 'Civil service exams',
  家长: 'Parent',
  学前启蒙: 'Before school',
  陪孩子上学: 'Learning along with a child',
  其他: 'Other',

  常用英语单词: 'Everyday English words',
  '每天都用得上的六十个词，带例句和发音，从早餐到旅行。':
    'Sixty words for every day, with examples and sound, from breakfast to travel.',
  古诗词名句: 'Lines of classical Chinese verse',
  '从“床前明月光”到“先天下之忧而忧”，把最值得记住的诗词与名言填完整，读懂它们的意思。':
    'Fill in the lines most worth keeping, from moonlight before the bed to the cares of the world, and see what they mean.',
  一年级上册生字: 'First Chinese characters',
  '和家长一起认的第一批汉字，读一读，想一想，再揭开。':
    'The first characters to read with a parent: say it, think of it, then uncover it.',
  '生活常识一百问：厨房、天气与身体里的小秘密':
    'A hundred questions of daily life: kitchen, weather and small secrets of the body',
  '为什么切洋葱会流泪？为什么天空是蓝的？': 'Why do onions make us cry? Why is the sky blue?',
  中国近代史时间线: 'Modern Chinese history in one line',
  '一条线从 1840 走到 1949。': 'One line from 1840 to 1949.',
  英语: 'English',
  语文: 'Chinese',
  识字: 'Characters',
  常识: 'Daily life',
  历史: 'History',
  面包地图: 'Bread Atlas',
};

/** An answer as the server gives it to someone who reads English. */
export function inEnglish<T>(answer: T): T {
  if (typeof answer === 'string') return (ENGLISH[answer] ?? answer) as T;
  if (Array.isArray(answer)) return answer.map(inEnglish) as T;
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, inEnglish(value)])) as T;
}
