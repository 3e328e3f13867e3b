import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

export const skin = '#c47a45'
/** The skin away from the light. */
export const dark = '#84442f'
const hair = '#241522'
const felt = '#3f1d4e'
const downward = Math.PI / 2

/** A grown man's profile to the left, eyes lowered: light plane, cheek, jaw in shadow. */
export function drawProfile(picture: Composition) {
  const head =
    'M1040,812C1030,836 1030,852 1030,866C1022,884 1008,902 1000,914C1000,924 1012,926 1022,928C1018,936 1014,942 1016,950C1020,954 1024,956 1024,960C1016,966 1016,974 1024,982C1022,996 1026,1012 1044,1018C1074,1020 1104,1006 1128,982C1160,960 1182,920 1184,870C1184,840 1178,820 1172,806Z'
  picture.path(head, skin, { isHardEdged: true, flow: downward, angleJitter: 0.7, minRadius: 2.3 })
  picture.path(
    'M1100,808C1092,860 1108,900 1098,940C1090,974 1066,998 1044,1018C1074,1020 1104,1006 1128,982C1160,960 1182,920 1184,870C1184,840 1178,820 1172,806Z',
    dark,
    {
      isHardEdged: true,
      flow: downward + 0.3,
      angleJitter: 0.6,
    },
  )
  picture.path(
    'M1040,812L1100,808C1096,830 1098,846 1100,858C1080,850 1050,850 1031,858C1031,842 1034,826 1040,812Z',
    mix(skin, '#f3bd80', 0.55),
    { flow: 0, isHardEdged: true },
  )
  picture.path(
    'M1030,866C1022,884 1008,902 1000,914L1024,918C1036,900 1040,880 1046,866Z',
    mix(skin, '#f3bd80', 0.8),
    { flow: 2, isHardEdged: true },
  )
  picture.path('M1000,914C1000,924 1012,926 1022,928L1040,920L1024,916Z', shade(dark, -0.03), {
    flow: 0,
    isHardEdged: true,
  })
  picture.path(
    'M1052,900C1074,896 1092,904 1100,916C1096,936 1078,944 1060,934Z',
    mix(skin, '#d9603f', 0.45),
    { flow: 0.3 },
  )
  picture.path('M1018,950C1030,944 1044,948 1054,956C1042,960 1030,960 1022,959Z', '#9a3a38', {
    isHardEdged: true,
    flow: 0,
  })
  picture.path('M1022,959C1034,960 1044,960 1054,957C1046,970 1032,974 1021,968Z', '#b8504a', {
    isHardEdged: true,
    flow: 0,
  })
  picture.line('1020,958 1038,958 1058,956', '#5a1f2a', 3)
  picture.line('1038,884 1050,892 1064,892 1078,884', '#241522', 4.2, { paintLoad: 60 })
  picture.line('1040,876 1054,872 1072,876', shade(dark, -0.05), 3, { paintLoad: 60 })
  picture.line('1032,858 1050,848 1072,850 1088,858', '#241522', 5.5, { paintLoad: 60 })
  picture.path(
    'M1120,806L1182,806C1190,850 1186,900 1168,936C1156,930 1150,914 1152,892C1140,890 1128,886 1124,872Z',
    hair,
    { isHardEdged: true, flow: downward },
  )
  picture.path('M1036,818C1080,836 1140,838 1184,826L1184,852C1130,866 1080,862 1032,846Z', '#6a3038', {
    flow: 0,
    opacity: 0.55,
  })
  picture.ellipse(1136, 892, 17, 27, mix(skin, dark, 0.4), { isHardEdged: true, rotation: 8, flow: downward })
  picture.line('1130,880 1142,884 1138,904', shade(dark, -0.1), 3)
  picture.line('1044,1016 1076,1014 1110,996 1140,970', shade(dark, -0.12), 3.5, {
    paintLoad: 60,
  })
}

export function drawHat(picture: Composition) {
  picture.ellipse(1096, 812, 190, 42, shade(felt, -0.1), { isHardEdged: true, rotation: 4, flow: 0 })
  picture.ellipse(1092, 803, 190, 38, shade(felt, 0.06), {
    isHardEdged: true,
    rotation: 4,
    flow: 0,
    angleJitter: 0.2,
  })
  picture.path(
    'M1000,800C998,730 1008,686 1044,668C1074,684 1110,680 1138,664C1180,682 1194,740 1192,806C1130,830 1060,828 1000,800Z',
    shade(felt, 0.04),
    { isHardEdged: true, flow: downward },
  )
  picture.path(
    'M1110,676C1122,674 1130,670 1138,664C1180,682 1194,740 1192,806C1168,816 1146,820 1122,821C1134,770 1130,712 1110,676Z',
    shade(felt, -0.1),
    { isHardEdged: true, flow: downward },
  )
  picture.path('M1000,766C1056,792 1140,794 1192,772L1192,806C1140,828 1060,828 1000,800Z', '#e8a838', {
    isHardEdged: true,
    flow: 0,
  })
  picture.path('M1122,790C1150,788 1174,782 1192,772L1192,806C1170,816 1146,820 1122,821Z', '#a8642a', {
    isHardEdged: true,
    flow: 0,
  })
  picture.line('1004,760 1010,706 1040,676', '#9a6ab0', 5, { paintLoad: 60, opacity: 0.7 })
}
